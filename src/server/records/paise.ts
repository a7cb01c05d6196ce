/** Money is counted in whole paise wherever it is compared or added; 25080 and 25080.1 have no exact sum otherwise. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

export const rupeesOf = (paise: number): number => paise / 100;

/** As it stands in a message to a gateway: "25080.00". */
export const decimalOf = (paise: number): string => (paise / 100).toFixed(2);
