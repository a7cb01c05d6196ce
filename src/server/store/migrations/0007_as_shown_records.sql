CREATE TABLE "as_shown_records" (
	"ticket_number" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"sha256" text NOT NULL
);
