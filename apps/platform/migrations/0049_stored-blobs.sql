CREATE TABLE "stored_blobs" (
	"hash" text PRIMARY KEY NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stored_blobs_unused" ON "stored_blobs" USING btree ("used_at") WHERE not "stored_blobs"."is_kept";