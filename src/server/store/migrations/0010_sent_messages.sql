ALTER TABLE "messages" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
-- Until now a row meant that the message was sent.
UPDATE "messages" SET "sent_at" = "at";