CREATE TABLE "game_rank_runs" (
	"merchant" text PRIMARY KEY NOT NULL,
	"ranked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_ranks" (
	"merchant" text NOT NULL,
	"node_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "game_ranks_merchant_node_id_pk" PRIMARY KEY("merchant","node_id")
);
--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "is_hot" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "is_new" SET DEFAULT false;--> statement-breakpoint
-- Games that exist already get no time, because nobody recorded when they were listed. They are not new. The default
-- value is set afterwards, so that only games inserted from now on get it, also those that the previous version inserts.
ALTER TABLE "game_brands" ADD COLUMN "listed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "game_brands" ALTER COLUMN "listed_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "min_bets" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "listed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "listed_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "game_ranks" ADD CONSTRAINT "game_ranks_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The smallest stakes of the lotteries, from `stakes.ts` of the module `lottery`.
UPDATE "games" SET "min_bet" = 20, "min_bets" = '{"VND":100000,"PHP":100,"MXN":100,"BRL":20,"COP":20000,"AED":20}' WHERE "category" IN ('LOTT', 'ELOTT');--> statement-breakpoint
-- Gateways load the most played games again after a change. They have a counter of their own, because they change more
-- often than the games.
CREATE TRIGGER game_ranks_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_ranks FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('game-ranks');
