ALTER TABLE "uploads" ADD COLUMN "scan" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
CREATE INDEX "unscanned_uploads" ON "uploads" USING btree ("id") WHERE "uploads"."scan" = 'pending';