import { timestamp } from 'drizzle-orm/pg-core';

export type JsonObject = { [name: string]: any };

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
