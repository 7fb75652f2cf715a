ALTER TABLE "draft_previews" ALTER COLUMN "draft_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_previews" ADD COLUMN "release_id" text;--> statement-breakpoint
ALTER TABLE "draft_previews" ADD COLUMN "purpose" text DEFAULT 'console' NOT NULL;--> statement-breakpoint
CREATE INDEX "draft_previews_by_release" ON "draft_previews" USING btree ("release_id","operator_id");--> statement-breakpoint
ALTER TABLE "draft_previews" ADD CONSTRAINT "draft_previews_content" CHECK (num_nonnulls(draft_id, release_id) = 1);