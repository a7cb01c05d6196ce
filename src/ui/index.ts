export {
  IconButton,
  primary,
  PrimaryButton,
  secondary,
  SecondaryButton,
  TextButton,
} from './Button';
export { Card } from './Card';
export { Choice } from './Choice';
export { Combobox } from './Combobox';
export { CopyButton } from './CopyButton';
export { DataTable, type Column } from './DataTable';
export { Details } from './Details';
export { Dialog } from './Dialog';
export { FieldContext, useAria, useFieldAria } from './FieldContext';
export { FieldFrame, type FieldFrameProps } from './FieldFrame';
export { Hint } from './Hint';
export { Icon, type IconName, LineIcon } from './Icon';
export { Lead } from './Lead';
export { leaving } from './leaving';
export { LinkList, type LinkItem } from './LinkList';
export { Mark } from './Mark';
export { MessageDialog } from './MessageDialog';
export { Notes } from './Notes';
export { Notice } from './Notice';
export { PlainList } from './PlainList';
export { ProblemText } from './ProblemText';
export { Row } from './Row';
export { Skeleton } from './Skeleton';
export { Stack } from './Stack';
export { StatePanel } from './StatePanel';
export { Unbroken, unbrokenWidth } from './Unbroken';
export { VisuallyHidden, visuallyHidden } from './VisuallyHidden';
export { comesAtOnce } from './comesAtOnce';
export { maskDate } from './maskDate';
export { Input, Select, TextArea, widthFor } from './controls';
export { noticeKinds, type NoticeKind } from './noticeKinds';
export { fromDesktop, inForcedColours, onPaper, space, tokens } from './tokens';
export { savesData, whenIdle, whenSettled } from './spareTime';
export { type Corrections, useCorrections } from './useCorrections';
export { useCountdown } from './useCountdown';
export { useModal } from './useModal';
