CREATE TABLE "idempotent_calls" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_calls_merchant_member_id_operation_key_pk" PRIMARY KEY("merchant","member_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"pay_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "deposit_pays_more_than_its_fee" CHECK ("deposits"."amount" > "deposits"."fee" and "deposits"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_callbacks" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_no" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_callbacks_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_channels" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"names" jsonb NOT NULL,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	"quick_amounts" bigint[] NOT NULL,
	"fee_rate" integer NOT NULL,
	"fee_fixed" bigint NOT NULL,
	"pay_within" integer NOT NULL,
	"takes" integer NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"to" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_lines" (
	"claim_id" uuid NOT NULL,
	"category" text NOT NULL,
	"valid_bet" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "rebate_lines_claim_id_category_pk" PRIMARY KEY("claim_id","category")
);
--> statement-breakpoint
CREATE TABLE "rebate_rates" (
	"merchant" text NOT NULL,
	"category" text NOT NULL,
	"vip_level" integer NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "rebate_rates_merchant_category_vip_level_pk" PRIMARY KEY("merchant","category","vip_level")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"bank_id" text NOT NULL,
	"holder" text NOT NULL,
	"sealed_number" text NOT NULL,
	"number_mark" text NOT NULL,
	"last_digits" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_passwords" (
	"member_id" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_banks" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"shortest" integer NOT NULL,
	"longest" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_rules" (
	"merchant" text PRIMARY KEY NOT NULL,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	"daily_most" bigint NOT NULL,
	"daily_count" integer NOT NULL,
	"free_count" integer NOT NULL,
	"fee_rate" integer NOT NULL,
	"fee_fixed" bigint NOT NULL,
	"most_cards" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"card_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawal_pays_more_than_its_fee" CHECK ("withdrawals"."amount" > "withdrawals"."fee" and "withdrawals"."fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_channel_id_payment_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."payment_channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_channels" ADD CONSTRAINT "payment_channels_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_claims" ADD CONSTRAINT "rebate_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_lines" ADD CONSTRAINT "rebate_lines_claim_id_rebate_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."rebate_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_rates" ADD CONSTRAINT "rebate_rates_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_bank_id_payout_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."payout_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_passwords" ADD CONSTRAINT "payment_passwords_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_banks" ADD CONSTRAINT "payout_banks_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_rules" ADD CONSTRAINT "withdrawal_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_card_id_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_calls_by_expiry" ON "idempotent_calls" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_by_order" ON "deposits" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "deposits_by_member" ON "deposits" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "deposits_by_state" ON "deposits" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "payment_channels_by_merchant" ON "payment_channels" USING btree ("merchant","position");--> statement-breakpoint
CREATE UNIQUE INDEX "rebate_claims_by_period" ON "rebate_claims" USING btree ("member_id","from");--> statement-breakpoint
CREATE INDEX "rebate_claims_by_member" ON "rebate_claims" USING btree ("member_id","paid_at");--> statement-breakpoint
CREATE INDEX "transfers_by_sender" ON "transfers" USING btree ("from_id","at");--> statement-breakpoint
CREATE INDEX "transfers_by_receiver" ON "transfers" USING btree ("to_id","at");--> statement-breakpoint
CREATE INDEX "bank_cards_by_member" ON "bank_cards" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_by_number" ON "bank_cards" USING btree ("merchant","bank_id","number_mark") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "payout_banks_by_merchant" ON "payout_banks" USING btree ("merchant","position");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_by_order" ON "withdrawals" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "withdrawals_by_member" ON "withdrawals" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_by_due" ON "withdrawals" USING btree ("due_at");