CREATE TABLE "game_classes" (
	"category" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "game_classes_category_key_pk" PRIMARY KEY("category","key")
);
--> statement-breakpoint
CREATE TABLE "jackpot_holders" (
	"round_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"member_id" text NOT NULL,
	"holder" text NOT NULL,
	"from_ticket" bigint NOT NULL,
	"to_ticket" bigint NOT NULL,
	CONSTRAINT "jackpot_holders_round_id_position_pk" PRIMARY KEY("round_id","position")
);
--> statement-breakpoint
CREATE TABLE "jackpot_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"funded" bigint DEFAULT 0 NOT NULL,
	"drawn_at" timestamp (3) with time zone,
	"root" text,
	"tickets" bigint,
	"ticket" bigint,
	"winner_id" text,
	"amount" bigint
);
--> statement-breakpoint
CREATE TABLE "application_images" (
	"member_id" text NOT NULL,
	"sha256" text NOT NULL,
	"webp" "bytea" NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_images_member_id_sha256_pk" PRIMARY KEY("member_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"titles" jsonb NOT NULL,
	"picture" text NOT NULL,
	"goal" text NOT NULL,
	"category" text,
	"target" bigint NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"points" integer NOT NULL,
	"rollover_times" integer NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"member_id" text NOT NULL,
	"period" text NOT NULL,
	"comment" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"answer_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"titles" jsonb NOT NULL,
	"summaries" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"picture" text NOT NULL,
	"rules" jsonb NOT NULL,
	"rollover_times" integer NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"member_id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"invitee_id" text PRIMARY KEY NOT NULL,
	"inviter_id" text NOT NULL,
	"merchant" text NOT NULL,
	"public_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referrals_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "reward_claims" (
	"member_id" text NOT NULL,
	"reward_id" text NOT NULL,
	"merchant" text NOT NULL,
	"source" text NOT NULL,
	"promotion_id" text,
	"titles" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"rollover" bigint NOT NULL,
	"cleared_at" timestamp (3) with time zone,
	"points" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reward_claims_member_id_reward_id_pk" PRIMARY KEY("member_id","reward_id")
);
--> statement-breakpoint
CREATE TABLE "vip_levels" (
	"merchant" text NOT NULL,
	"level" integer NOT NULL,
	"names" jsonb NOT NULL,
	"required_bets" bigint NOT NULL,
	"level_up_bonus" bigint NOT NULL,
	"rollover_times" integer NOT NULL,
	"cashback_share" integer NOT NULL,
	"check_in_extra" integer NOT NULL,
	CONSTRAINT "vip_levels_merchant_level_pk" PRIMARY KEY("merchant","level")
);
--> statement-breakpoint
CREATE TABLE "favourite_games" (
	"member_id" text NOT NULL,
	"node_id" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_games_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"member_id" text NOT NULL,
	"node_id" text NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recent_games_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "lines" integer;--> statement-breakpoint
ALTER TABLE "merchant_vendors" ADD COLUMN "tile_at" integer;--> statement-breakpoint
ALTER TABLE "merchant_vendors" ADD COLUMN "hot_tile_at" integer;--> statement-breakpoint
ALTER TABLE "jackpot_holders" ADD CONSTRAINT "jackpot_holders_round_id_jackpot_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."jackpot_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_holders" ADD CONSTRAINT "jackpot_holders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_rounds" ADD CONSTRAINT "jackpot_rounds_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_rounds" ADD CONSTRAINT "jackpot_rounds_winner_id_members_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_images" ADD CONSTRAINT "application_images_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_applications" ADD CONSTRAINT "promotion_applications_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_applications" ADD CONSTRAINT "promotion_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_invitee_id_members_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_levels" ADD CONSTRAINT "vip_levels_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_games" ADD CONSTRAINT "favourite_games_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_games" ADD CONSTRAINT "favourite_games_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_holders_by_member" ON "jackpot_holders" USING btree ("round_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_rounds_by_number" ON "jackpot_rounds" USING btree ("merchant","number");--> statement-breakpoint
CREATE INDEX "jackpot_rounds_by_state" ON "jackpot_rounds" USING btree ("merchant","state");--> statement-breakpoint
CREATE INDEX "application_images_by_hash" ON "application_images" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "missions_by_merchant" ON "missions" USING btree ("merchant","position");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_applications_once" ON "promotion_applications" USING btree ("promotion_id","member_id","period");--> statement-breakpoint
CREATE INDEX "promotions_by_merchant" ON "promotions" USING btree ("merchant","position");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_by_code" ON "referral_codes" USING btree ("merchant","code");--> statement-breakpoint
CREATE INDEX "referrals_by_inviter" ON "referrals" USING btree ("inviter_id","joined_at");--> statement-breakpoint
CREATE INDEX "reward_claims_by_time" ON "reward_claims" USING btree ("member_id","claimed_at");--> statement-breakpoint
CREATE INDEX "reward_claims_by_points" ON "reward_claims" USING btree ("merchant","source","claimed_at");--> statement-breakpoint
CREATE INDEX "favourite_games_by_member" ON "favourite_games" USING btree ("member_id","added_at");--> statement-breakpoint
CREATE INDEX "recent_games_by_member" ON "recent_games" USING btree ("member_id","played_at");