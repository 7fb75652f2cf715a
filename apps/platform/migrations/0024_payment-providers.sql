CREATE TABLE "deposit_refunds" (
	"provider" text NOT NULL,
	"refund_id" text NOT NULL,
	"deposit_id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	"debt" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deposit_refunds_provider_refund_id_pk" PRIMARY KEY("provider","refund_id"),
	CONSTRAINT "deposit_refund_debt_within_amount" CHECK ("deposit_refunds"."debt" between 0 and "deposit_refunds"."amount")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"order_no" text PRIMARY KEY NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payout_banks" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_banks" ADD COLUMN "provider_bank" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_banks" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "ordered_amount" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "language" text DEFAULT 'EN' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "return_to" text DEFAULT '/m/voucherCenter' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_channels" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_channels" ADD COLUMN "provider_channel" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_refunds" ADD CONSTRAINT "deposit_refunds_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_refunds" ADD CONSTRAINT "deposit_refunds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_refunds_by_deposit" ON "deposit_refunds" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "deposit_refunds_with_debt" ON "deposit_refunds" USING btree ("member_id") WHERE "deposit_refunds"."debt" > 0;--> statement-breakpoint
CREATE INDEX "payouts_by_next" ON "payouts" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "deposits_by_check" ON "deposits" USING btree ("check_at");