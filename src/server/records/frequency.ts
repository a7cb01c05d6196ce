const months: { [frequency: string]: number } = {
  annually: 12,
  'half-yearly': 6,
  quarterly: 3,
  monthly: 1,
};

/** Months from one premium to the next; undefined if there is only one premium. */
export const monthsOf = (frequency: string): number | undefined => months[frequency.toLowerCase()];
