import { Notice, Stack } from '#ui';
import styled from '@emotion/styled';
import { TextField } from '../components/TextField';
import { t } from '../i18n';
import { sentTo, type OtpRequest } from './requestOtp';
import { Resend } from './Resend';
import type { useSignIn } from './useSignIn';

const Code = styled.div`
  input {
    max-width: 10rem;
    letter-spacing: 0.25em;
  }
`;

type Props = ReturnType<typeof useSignIn> & { sent: OtpRequest };

export const OtpPart = ({ sent, values, problems, type, resend, resendAt }: Props) => (
  <Stack gap={2}>
    <Notice kind="success" role="status">
      <p>{sentTo(sent)}</p>
    </Notice>
    <Code>
      <TextField
        id="otp"
        label={t('signIn.otp.label')}
        help={t('signIn.otp.help')}
        problem={problems.otp}
        value={values.otp}
        onChange={(event) => type.otp(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </Code>
    <Resend key={resendAt} at={resendAt} onResend={resend} />
  </Stack>
);
