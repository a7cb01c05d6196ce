import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { FormProvider, useForm } from 'react-hook-form';
import type { Given, Section } from '../shapes';
import { OpenSection } from './OpenSection';

/** One style sheet for all inputs; otherwise MUI adds one for each input. */
const theme = createTheme({
  components: { MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } } },
});

interface Props extends Pick<Given, 'answers'> {
  sections: Section[];
}

/**
 * The same form, written well by hand with react-hook-form and MUI: texts are registered, each question is a component,
 * and conditional sections watch only the answers of their conditions. Problems are shown on submit, as in our form, and
 * validated again on blur. It has no drafts, server calls or steps.
 */
export function Page({ sections, answers }: Props) {
  const form = useForm({ defaultValues: answers, reValidateMode: 'onBlur' });
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <FormProvider {...form}>
        <Container maxWidth="md" component="form" noValidate onSubmit={form.handleSubmit(() => {})}>
          {sections.map((section) => (
            <OpenSection key={section.title} {...section} />
          ))}
          <Button type="submit" variant="contained">
            Submit
          </Button>
        </Container>
      </FormProvider>
    </ThemeProvider>
  );
}
