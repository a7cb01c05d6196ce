import type { FieldFrameProps } from '#ui';

/** What a field of the portal says of itself. */
export type FieldProps = Pick<FieldFrameProps, 'id' | 'label' | 'help' | 'problem'>;
