/** Amounts are compared and added in whole paise, because floating point has no exact 25080.1. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

export const rupeesOf = (paise: number): number => paise / 100;

/** The form that a payment gateway expects: "25080.00". */
export const decimalOf = (paise: number): string => (paise / 100).toFixed(2);
