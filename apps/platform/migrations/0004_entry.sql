CREATE TABLE "dev_inbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"link" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_rules" (
	"merchant" text NOT NULL,
	"form" text NOT NULL,
	"field" text NOT NULL,
	"position" integer NOT NULL,
	"is_enabled" boolean NOT NULL,
	"is_required" boolean NOT NULL,
	"pattern" text,
	"min_length" integer NOT NULL,
	"max_length" integer NOT NULL,
	"messages" jsonb NOT NULL,
	CONSTRAINT "field_rules_merchant_form_field_pk" PRIMARY KEY("merchant","form","field")
);
--> statement-breakpoint
CREATE TABLE "member_identities" (
	"merchant" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_identities_merchant_provider_subject_pk" PRIMARY KEY("merchant","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"purpose" text NOT NULL,
	"number" text NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "registration_settings" (
	"merchant" text PRIMARY KEY NOT NULL,
	"sms_by" text NOT NULL,
	"countries" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"member_id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"request_id" uuid,
	"mode" text NOT NULL,
	"method" text NOT NULL,
	"register_url" text NOT NULL,
	"domain" text NOT NULL,
	"affiliate_code" text NOT NULL,
	"recommender_id" text NOT NULL,
	"country" text,
	"confirmed_age" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "field_rules" ADD CONSTRAINT "field_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_settings" ADD CONSTRAINT "registration_settings_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dev_inbox_by_merchant" ON "dev_inbox" USING btree ("merchant","at");--> statement-breakpoint
CREATE INDEX "member_identities_by_member" ON "member_identities" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_number" ON "one_time_codes" USING btree ("merchant","number","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_address" ON "one_time_codes" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_by_member" ON "password_resets" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_by_request" ON "registrations" USING btree ("merchant","request_id");