ALTER TABLE "brand_environment_changes" ADD COLUMN "approval_numbers" jsonb;--> statement-breakpoint
ALTER TABLE "release_trials" ADD COLUMN "approval_numbers" jsonb;