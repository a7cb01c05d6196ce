ALTER TABLE "ticket_deliveries" ADD COLUMN "kind" text DEFAULT 'ticket' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_deliveries" DROP CONSTRAINT "ticket_deliveries_pkey";--> statement-breakpoint
ALTER TABLE "ticket_deliveries" ADD CONSTRAINT "ticket_deliveries_ticket_number_kind_pk" PRIMARY KEY("ticket_number","kind");--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "withdrawal" jsonb;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "withdrawn_at" timestamp with time zone;
