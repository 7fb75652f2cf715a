CREATE TABLE "database_purpose" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"purpose" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "database_has_one_purpose" CHECK ("database_purpose"."id" = 1)
);
