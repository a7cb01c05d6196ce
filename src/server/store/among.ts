import { type Column, type SQL, sql } from 'drizzle-orm';

/** Whether a text column has one of these values: any number of them, as one parameter. */
export const among = (column: Column, values: string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
