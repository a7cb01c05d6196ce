/** Where the parts of the summary stand beside each other: on a narrower screen with a menu its amounts would be small. */
export const besideEachOther = '@media (min-width: 1100px)';
