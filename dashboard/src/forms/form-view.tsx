import type { ComponentProps } from 'react';
import { FormError } from '../ui/fields/form-error.js';
import type { useForm } from './use-form.js';

interface FormViewProps extends ComponentProps<'form'> {
  form: Pick<ReturnType<typeof useForm>, 'fault' | 'props'>;
}

/** The element of a form, which begins with what is wrong with it as a whole. */
export function FormView({ form, className = 'stack-4', children, ...rest }: FormViewProps) {
  return (
    <form className={className} {...form.props} {...rest}>
      <FormError>{form.fault}</FormError>
      {children}
    </form>
  );
}
