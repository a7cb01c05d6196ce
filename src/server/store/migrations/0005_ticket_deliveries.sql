CREATE TABLE "back_office_tickets" (
	"ticket_number" text PRIMARY KEY NOT NULL,
	"delivery" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"status_code" integer NOT NULL,
	"sub_status" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_deliveries" (
	"ticket_number" text PRIMARY KEY NOT NULL,
	"policy_number" text NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ticket_deliveries_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queued_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"problem" text,
	"delivered_at" timestamp with time zone,
	"parked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"ticket_number" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status_code" integer NOT NULL,
	"sub_status" text NOT NULL,
	"note" text,
	"closed_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"applied" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX "back_office_tickets_received_at_index" ON "back_office_tickets" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "waiting_deliveries" ON "ticket_deliveries" USING btree ("next_attempt_at") WHERE "ticket_deliveries"."delivered_at" is null and "ticket_deliveries"."parked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_deliveries_of_policy" ON "ticket_deliveries" USING btree ("policy_number","place") WHERE "ticket_deliveries"."delivered_at" is null and "ticket_deliveries"."parked_at" is null;--> statement-breakpoint
CREATE INDEX "parked_deliveries" ON "ticket_deliveries" USING btree ("parked_at") WHERE "ticket_deliveries"."parked_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_events_ticket_number_index" ON "ticket_events" USING btree ("ticket_number");