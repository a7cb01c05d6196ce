import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from '../../i18n';
import { Failed } from '../Failed';
import { type KnownForm, useForm } from './useForm';

interface Props {
  requestKey: string;
  children: (form: NonNullable<KnownForm['form']>, shown: KnownForm['shown']) => ReactNode;
}

/** Draws what is known of the live form, or says why nothing is known. */
export function WithForm({ requestKey, children }: Props) {
  const known = useForm(requestKey);
  if (known?.failed !== undefined) return <Failed message={known.failed} />;
  if (known?.form) return children(known.form, known.shown);
  return (
    <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
      {t(known ? 'why.waiting' : 'why.noForm')}
    </Typography>
  );
}
