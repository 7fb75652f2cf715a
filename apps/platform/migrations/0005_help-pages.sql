CREATE TABLE "account_closures" (
	"member_id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"request_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answers" jsonb,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"member_id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"state" text NOT NULL,
	"front" uuid NOT NULL,
	"back" uuid NOT NULL,
	"selfie" uuid NOT NULL,
	"reason" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"shelf" text NOT NULL,
	"titles" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"happening" text NOT NULL,
	"kind" text NOT NULL,
	"titles" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_breaks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "play_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"action" text NOT NULL,
	"change" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"is_changing" boolean DEFAULT false NOT NULL,
	"next_amount" bigint,
	"next_from" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "play_limits_member_id_kind_period_pk" PRIMARY KEY("member_id","kind","period")
);
--> statement-breakpoint
CREATE TABLE "play_settings" (
	"member_id" text PRIMARY KEY NOT NULL,
	"reality_minutes" integer
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"merchant" text NOT NULL,
	"rp_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"is_synced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "security_answers" (
	"member_id" text NOT NULL,
	"question_id" text NOT NULL,
	"answer_hash" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "security_answers_member_id_question_id_pk" PRIMARY KEY("member_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "security_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "maintenance_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_closures" ADD CONSTRAINT "account_closures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_pages" ADD CONSTRAINT "help_pages_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_breaks" ADD CONSTRAINT "play_breaks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_history" ADD CONSTRAINT "play_history_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_settings" ADD CONSTRAINT "play_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_failures" ADD CONSTRAINT "login_failures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_answers" ADD CONSTRAINT "security_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_answers" ADD CONSTRAINT "security_answers_question_id_security_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."security_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_by_request" ON "feedbacks" USING btree ("member_id","request_id");--> statement-breakpoint
CREATE INDEX "feedbacks_by_member" ON "feedbacks" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "uploads_by_member" ON "uploads" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "help_pages_by_shelf" ON "help_pages" USING btree ("merchant","shelf","position");--> statement-breakpoint
CREATE UNIQUE INDEX "member_messages_by_happening" ON "member_messages" USING btree ("member_id","happening");--> statement-breakpoint
CREATE INDEX "member_messages_by_member" ON "member_messages" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_member" ON "push_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "play_breaks_by_member" ON "play_breaks" USING btree ("member_id","starts_at");--> statement-breakpoint
CREATE INDEX "play_history_by_member" ON "play_history" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "login_failures_by_member" ON "login_failures" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "passkeys_by_member" ON "passkeys" USING btree ("member_id");