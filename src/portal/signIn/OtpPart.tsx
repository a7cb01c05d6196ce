import { Notice, Stack } from '#ui';
import styled from '@emotion/styled';
import { TextField } from '../components/TextField';
import { t } from '../i18n';
import { sentTo, type OtpRequest } from './requestOtp';
import { boxProps } from './boxProps';
import { Resend } from './Resend';
import type { useSignIn } from './useSignIn';

const Code = styled.div`
  input {
    max-width: 16rem;
    font-size: 1.5rem;
    letter-spacing: 0.4em;
  }
`;

type Props = ReturnType<typeof useSignIn> & { sent: OtpRequest };

export const OtpPart = (signIn: Props) => (
  <Stack gap={2}>
    <Notice kind="success" role="status">
      <p>{sentTo(signIn.sent)}</p>
    </Notice>
    <Code>
      <TextField
        {...boxProps(signIn, 'otp')}
        label={t('signIn.otp.label')}
        help={t('signIn.otp.help')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </Code>
    <Resend key={signIn.resendAt} at={signIn.resendAt} onResend={signIn.resend} />
  </Stack>
);
