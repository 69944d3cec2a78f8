interface Who {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

interface Where {
  readonly originCity: string;
  readonly destinationCity: string;
}

/** The name; who has only asked for a person may have told none. */
export const whoIs = ({ name, phone, email }: Who): string => name || phone || email;

export function routeOf({ originCity, destinationCity }: Where): string {
  if (originCity === '' && destinationCity === '') return 'Route not known';
  return `${originCity || 'Not known'} → ${destinationCity || 'not known'}`;
}
