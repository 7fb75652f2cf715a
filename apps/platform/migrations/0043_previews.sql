CREATE TABLE "draft_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"operator_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "draft_previews_by_draft" ON "draft_previews" USING btree ("draft_id","operator_id");