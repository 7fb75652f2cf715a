ALTER TABLE "idempotent_calls" DROP CONSTRAINT "idempotent_calls_member_id_members_id_fk";
