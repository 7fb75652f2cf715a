ALTER TABLE "identity_checks" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "service_messages" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_by_id" ON "identity_checks" USING btree ("id");--> statement-breakpoint
CREATE INDEX "feedbacks_by_due" ON "feedbacks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "service_messages_by_due" ON "service_messages" USING btree ("due_at");