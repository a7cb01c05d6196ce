import { resolveRelativeDay } from '../clock';
import book from './funds.json' with { type: 'json' };

export interface Fund {
  fundCode: string;
  fundName: string;
  nav: number;
}

const products: { [planId: string]: string[] } = book.products;

/** The funds that a product can hold; empty where it is not unit-linked. */
export function fundsOfProduct(planId: string): Fund[] {
  const codes = Object.hasOwn(products, planId) ? products[planId]! : [];
  return codes.map((code) => book.funds.find(({ fundCode }) => fundCode === code)!);
}

/** The day whose closing prices the policy book holds, as YYYY-MM-DD. */
export const navDateOn = (today: string): string => resolveRelativeDay(today, book.navDate);
