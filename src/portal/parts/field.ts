import type { FieldFrameProps } from '../../look/FieldFrame';

/** What a field of the portal says of itself. */
export type FieldProps = Pick<FieldFrameProps, 'id' | 'label' | 'help' | 'problem'>;
