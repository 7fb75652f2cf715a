ALTER TABLE "deposits" ADD COLUMN "bonus_id" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "bonus_amount" bigint;