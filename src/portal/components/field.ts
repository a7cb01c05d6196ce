import type { FieldFrameProps } from '#ui';

export type FieldProps = Pick<FieldFrameProps, 'id' | 'label' | 'help' | 'problem'>;
