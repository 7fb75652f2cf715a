CREATE TABLE "lotteries" (
	"code" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"names" jsonb NOT NULL,
	"schedule" jsonb NOT NULL,
	"closes_before" integer NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_bets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"chase_id" uuid,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"vendor" text NOT NULL,
	"node_id" text NOT NULL,
	"code" text NOT NULL,
	"numero" text NOT NULL,
	"prize_mode" text NOT NULL,
	"method" text NOT NULL,
	"selection" text NOT NULL,
	"units" integer NOT NULL,
	"unit" bigint NOT NULL,
	"multiple" integer NOT NULL,
	"stake" bigint NOT NULL,
	"prices" jsonb NOT NULL,
	"series" integer,
	"state" text NOT NULL,
	"payout" bigint NOT NULL,
	"wins" jsonb,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lottery_chases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"stops_on_win" boolean NOT NULL,
	"state" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_issues" (
	"code" text NOT NULL,
	"numero" text NOT NULL,
	"state" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"draws_at" timestamp (3) with time zone NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"root" text,
	"bet_count" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"drawn_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "lottery_issues_code_numero_pk" PRIMARY KEY("code","numero")
);
--> statement-breakpoint
ALTER TABLE "lottery_bets" ADD CONSTRAINT "lottery_bets_chase_id_lottery_chases_id_fk" FOREIGN KEY ("chase_id") REFERENCES "public"."lottery_chases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_bets" ADD CONSTRAINT "lottery_bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_bets" ADD CONSTRAINT "lottery_bets_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_bets" ADD CONSTRAINT "lottery_bets_code_lotteries_code_fk" FOREIGN KEY ("code") REFERENCES "public"."lotteries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_chases" ADD CONSTRAINT "lottery_chases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_chases" ADD CONSTRAINT "lottery_chases_code_lotteries_code_fk" FOREIGN KEY ("code") REFERENCES "public"."lotteries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_issues" ADD CONSTRAINT "lottery_issues_code_lotteries_code_fk" FOREIGN KEY ("code") REFERENCES "public"."lotteries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_bets_by_issue" ON "lottery_bets" USING btree ("code","numero","state");--> statement-breakpoint
CREATE INDEX "lottery_bets_by_member" ON "lottery_bets" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "lottery_bets_by_chase" ON "lottery_bets" USING btree ("chase_id");--> statement-breakpoint
CREATE INDEX "lottery_chases_by_member" ON "lottery_chases" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "lottery_issues_by_state" ON "lottery_issues" USING btree ("state","draws_at");--> statement-breakpoint
CREATE INDEX "lottery_issues_by_draw" ON "lottery_issues" USING btree ("code","draws_at");