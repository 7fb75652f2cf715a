CREATE TABLE "revisions" (
	"name" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_reconciliations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"difference_count" integer NOT NULL,
	"differences" jsonb NOT NULL
);
