ALTER TABLE "lottery_issues" ADD COLUMN "beacon_chain" jsonb;--> statement-breakpoint
ALTER TABLE "lottery_issues" ADD COLUMN "beacon_round" bigint;--> statement-breakpoint
ALTER TABLE "lottery_issues" ADD COLUMN "beacon_signature" text;