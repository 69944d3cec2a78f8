import { sitePaths } from '@meg/shared/domain/public-paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ClosingCard } from './closing-card.js';

it('says how an account is closed, and leads to where that is asked for', () => {
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <ClosingCard company="Moss Removals" email="ada@moss.example" />
    </MemoryRouter>,
  );
  expect(drawn).toContain('Closing the account');
  expect(drawn).toContain('ada@moss.example');
  for (const to of [sitePaths.contact, sitePaths.terms]) expect(drawn).toContain(`href="${to}"`);
});
