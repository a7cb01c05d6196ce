import { resolveRelativeDay } from '../clock';
import book from './funds.json' with { type: 'json' };

export interface Fund {
  fundCode: string;
  fundName: string;
  nav: number;
}

const products: { [planId: string]: string[] } = book.products;

/** The funds of a product; empty if it is not unit-linked. */
export function fundsOfProduct(planId: string): Fund[] {
  const codes = Object.hasOwn(products, planId) ? products[planId]! : [];
  return codes.map((code) => book.funds.find(({ fundCode }) => fundCode === code)!);
}

/** The day of the NAVs in the policy book, as YYYY-MM-DD. */
export const navDateOn = (today: string): string => resolveRelativeDay(today, book.navDate);
