CREATE TABLE "app_resources" (
	"merchant" text NOT NULL,
	"resource_type" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "app_resources_merchant_resource_type_pk" PRIMARY KEY("merchant","resource_type")
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"names" jsonb NOT NULL,
	"node_id" text NOT NULL,
	"first_round_at" timestamp (3) with time zone NOT NULL,
	"round_minutes" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"league" text NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"cs_type" text NOT NULL,
	"titles" jsonb NOT NULL,
	"link" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_messages" (
	"conversation" text NOT NULL,
	"id" text NOT NULL,
	"merchant" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "service_messages_conversation_id_pk" PRIMARY KEY("conversation","id")
);
--> statement-breakpoint
ALTER TABLE "app_resources" ADD CONSTRAINT "app_resources_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_league_leagues_id_fk" FOREIGN KEY ("league") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_contacts" ADD CONSTRAINT "service_contacts_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_messages" ADD CONSTRAINT "service_messages_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teams_by_league" ON "teams" USING btree ("league","position");--> statement-breakpoint
CREATE INDEX "service_contacts_by_merchant" ON "service_contacts" USING btree ("merchant","position");--> statement-breakpoint
CREATE INDEX "service_messages_in_order" ON "service_messages" USING btree ("conversation","sequence");