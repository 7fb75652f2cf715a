ALTER TABLE "brand_versions" ADD COLUMN "own_text" text;--> statement-breakpoint
ALTER TABLE "brand_versions" ADD COLUMN "own_assets" jsonb;--> statement-breakpoint
ALTER TABLE "brand_versions" ADD COLUMN "bases" jsonb;