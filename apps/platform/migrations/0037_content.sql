CREATE TABLE "game_brands" (
	"node_id" text NOT NULL,
	"merchant" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "game_brands_node_id_merchant_pk" PRIMARY KEY("node_id","merchant")
);
--> statement-breakpoint
CREATE TABLE "content_images" (
	"id" text NOT NULL,
	"merchant" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "content_images_id_merchant_pk" PRIMARY KEY("id","merchant")
);
--> statement-breakpoint
ALTER TABLE "game_brands" ADD CONSTRAINT "game_brands_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Gateways load the catalogue and the lotteries again after a change of these tables, as after one of the games.
CREATE TRIGGER game_brands_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_brands FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('catalogue');
--> statement-breakpoint
CREATE TRIGGER lotteries_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lotteries FOR EACH STATEMENT EXECUTE FUNCTION increase_revision('catalogue');
