import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { FormProvider, useForm } from 'react-hook-form';
import type { Given, Section } from '../shapes';
import { OpenSection } from './OpenSection';

/** One style sheet for all inputs: MUI writes one into the page for each otherwise. */
const theme = createTheme({
  components: { MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } } },
});

interface Props extends Pick<Given, 'answers'> {
  sections: Section[];
}

/**
 * The same form as somebody writes it well with react-hook-form and MUI: texts registered, each question a component
 * of its own, sections that open watch only what opens them. What is wrong is said at submit, as in ours, and judged
 * again as a field is left. It keeps no drafts, asks no server and draws no steps.
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
