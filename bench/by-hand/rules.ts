import type { Field } from '../shapes';

export const rulesOf = ({ rules: { pattern, ...rules } }: Field) => ({
  ...rules,
  ...(pattern && {
    pattern: { value: new RegExp(pattern.source, pattern.flags), message: pattern.message },
  }),
});

export const labelOf = ({ label, party }: Field) => (party ? `${label} (${party})` : label);
