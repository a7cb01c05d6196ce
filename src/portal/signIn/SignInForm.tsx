import { PrimaryButton, Stack, TextButton } from '#ui';
import styled from '@emotion/styled';
import { TextField } from '../components/TextField';
import { t } from '../i18n';
import { DateOfBirthField } from './DateOfBirthField';
import { OtpPart } from './OtpPart';
import type { useSignIn } from './useSignIn';

const WideButton = styled(PrimaryButton)`
  width: 100%;
`;

export const SignInForm = (signIn: ReturnType<typeof useSignIn>) => {
  const { values, problems, sent, type, submit, change } = signIn;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={3}>
        <div>
          <TextField
            id="identifier"
            label={t('signIn.identifier.label')}
            problem={problems.identifier}
            value={values.identifier}
            readOnly={Boolean(sent)}
            onChange={(event) => type.identifier(event.target.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
          {sent && (
            <TextButton onClick={change} aria-label={t('signIn.changeLong')}>
              {t('signIn.change')}
            </TextButton>
          )}
        </div>
        <DateOfBirthField value={values.dob} problem={problems.dob} onType={type.dob} />
        {sent && <OtpPart {...signIn} sent={sent} />}
        <WideButton type="submit">{t(sent ? 'signIn.login' : 'signIn.continue')}</WideButton>
      </Stack>
    </form>
  );
};
