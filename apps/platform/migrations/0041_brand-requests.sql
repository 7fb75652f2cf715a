CREATE TABLE "brand_request_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_request_logos" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"format" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"market" text NOT NULL,
	"languages" jsonb NOT NULL,
	"currency" text NOT NULL,
	"wish" text NOT NULL,
	"deadline" date,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"owner" text,
	"reason" text,
	"brand" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_requests_owner" CHECK ("brand_requests"."state" not in ('accepted', 'done') or "brand_requests"."owner" is not null),
	CONSTRAINT "brand_requests_brand" CHECK (("brand_requests"."state" = 'done') = ("brand_requests"."brand" is not null)),
	CONSTRAINT "brand_requests_reason" CHECK (("brand_requests"."state" = 'declined') = ("brand_requests"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "brand_request_comments" ADD CONSTRAINT "brand_request_comments_request_id_brand_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."brand_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_request_logos" ADD CONSTRAINT "brand_request_logos_request_id_brand_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."brand_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_request_comments_request" ON "brand_request_comments" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE INDEX "brand_requests_state" ON "brand_requests" USING btree ("state","requested_at","id");--> statement-breakpoint
CREATE INDEX "brand_requests_requester" ON "brand_requests" USING btree ("requested_by","requested_at","id");