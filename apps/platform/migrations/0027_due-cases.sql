-- Cases that waited for a decision or a reply before their next call had a column.
UPDATE "identity_checks" SET "due_at" = "submitted_at" WHERE "state" = 'pending';--> statement-breakpoint
UPDATE "feedbacks" SET "due_at" = "at" WHERE "answered_at" IS NULL;
