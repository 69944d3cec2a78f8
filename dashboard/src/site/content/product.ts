import { corePlan } from '@meg/shared/domain/companies/plan-prices';
import { sitePaths } from '@meg/shared/domain/public-paths';
import { type StructuredData, siteUrl } from '../page-meta.js';
import { home } from './home.js';

/** Who offers what at which price, as search engines read it. */
export function product(): readonly StructuredData[] {
  const organization = {
    '@type': 'Organization',
    '@id': siteUrl('/#organization'),
    name: 'Meg',
    url: siteUrl('/'),
    logo: siteUrl('/icons/icon-512.png'),
  } as const;
  return [
    organization,
    {
      '@type': 'SoftwareApplication',
      name: 'Meg',
      description: home.description,
      url: siteUrl('/'),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      publisher: { '@id': organization['@id'] },
      offers: {
        '@type': 'Offer',
        url: siteUrl(sitePaths.pricing),
        price: corePlan.monthlyUsd,
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: corePlan.monthlyUsd,
          priceCurrency: 'USD',
          unitCode: 'MON',
        },
      },
    },
  ];
}
