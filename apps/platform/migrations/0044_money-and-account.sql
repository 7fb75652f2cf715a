ALTER TABLE "withdrawals" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD COLUMN "given_up_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "withdrawals_paid" ON "withdrawals" USING btree ("merchant","settled_at") WHERE "withdrawals"."state" = 'paid';