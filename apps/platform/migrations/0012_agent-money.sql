CREATE TABLE "contract_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"agent_id" text NOT NULL,
	"version_id" uuid NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"to" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"carry_after" bigint NOT NULL,
	"explanation" jsonb NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contract_runs" (
	"merchant" text NOT NULL,
	"type" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"to" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contract_runs_merchant_type_from_pk" PRIMARY KEY("merchant","type","from")
);
--> statement-breakpoint
CREATE TABLE "contract_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"agent_id" text NOT NULL,
	"offered_by" text,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"tiers" jsonb NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"cancel_asked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "line_rebates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"vendor" text NOT NULL,
	"bet_id" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"member_id" text NOT NULL,
	"from_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"own" integer NOT NULL,
	"below" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"payout_id" uuid
);
--> statement-breakpoint
CREATE TABLE "member_rates" (
	"member_id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"series" integer NOT NULL,
	"rates" jsonb NOT NULL,
	"changed_by" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rain_envelopes" (
	"rain_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"member_id" text,
	"caught_at" timestamp (3) with time zone,
	CONSTRAINT "rain_envelopes_rain_id_position_pk" PRIMARY KEY("rain_id","position")
);
--> statement-breakpoint
CREATE TABLE "rains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"sender_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"envelopes" integer NOT NULL,
	"wish" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"returned" bigint
);
--> statement-breakpoint
ALTER TABLE "contract_payouts" ADD CONSTRAINT "contract_payouts_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_payouts" ADD CONSTRAINT "contract_payouts_version_id_contract_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."contract_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_offered_by_members_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_rebates" ADD CONSTRAINT "line_rebates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_rebates" ADD CONSTRAINT "line_rebates_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rates" ADD CONSTRAINT "member_rates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rain_envelopes" ADD CONSTRAINT "rain_envelopes_rain_id_rains_id_fk" FOREIGN KEY ("rain_id") REFERENCES "public"."rains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rain_envelopes" ADD CONSTRAINT "rain_envelopes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rains" ADD CONSTRAINT "rains_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_payouts_once" ON "contract_payouts" USING btree ("agent_id","type","category","from");--> statement-breakpoint
CREATE INDEX "contract_payouts_by_agent" ON "contract_payouts" USING btree ("agent_id","to");--> statement-breakpoint
CREATE INDEX "contract_payouts_due" ON "contract_payouts" USING btree ("id") WHERE "contract_payouts"."state" = 'due';--> statement-breakpoint
CREATE INDEX "contract_payouts_by_period" ON "contract_payouts" USING btree ("merchant","type","from");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_versions_by_number" ON "contract_versions" USING btree ("agent_id","type","category","version");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_versions_one_waiting" ON "contract_versions" USING btree ("agent_id","type","category") WHERE "contract_versions"."state" in ('P', 'E');--> statement-breakpoint
CREATE UNIQUE INDEX "contract_versions_one_in_force" ON "contract_versions" USING btree ("agent_id","type","category") WHERE "contract_versions"."state" in ('A', 'V');--> statement-breakpoint
CREATE INDEX "contract_versions_in_force" ON "contract_versions" USING btree ("merchant","type","accepted_at");--> statement-breakpoint
CREATE INDEX "contract_versions_by_offerer" ON "contract_versions" USING btree ("offered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "line_rebates_once" ON "line_rebates" USING btree ("vendor","bet_id","member_id");--> statement-breakpoint
CREATE INDEX "line_rebates_by_member" ON "line_rebates" USING btree ("member_id","made_at");--> statement-breakpoint
CREATE INDEX "line_rebates_due" ON "line_rebates" USING btree ("member_id") WHERE "line_rebates"."state" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "rain_envelopes_one_each" ON "rain_envelopes" USING btree ("rain_id","member_id");--> statement-breakpoint
CREATE INDEX "rains_by_sender" ON "rains" USING btree ("sender_id","starts_at");--> statement-breakpoint
CREATE INDEX "rains_falling" ON "rains" USING btree ("ends_at") WHERE "rains"."ended_at" is null;