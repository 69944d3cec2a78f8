/** What made-up leads are put together from: names and places from all over the world. */
export const firstNames =
  'Amina Tomás Kadri Priya Luc Erin Wei Zoë Olu Mariam Jonas Chloé Siobhán Hiro Fatima Noah Ingrid Rafael Anja Kwame Leila Marek Aoife Diego Nurul Björn Yuki Sofía Ahmed Greta Tariq Élodie Mei Padraig Svetlana Arjun Hana Mateo Liis Omar'.split(
    ' ',
  );

export const lastNames =
  "Yusof Byrne Tamm Nair Gagnon Walsh Chen Ångström Adeyemi Haddad Müller Dubois O'Sullivan Tanaka Rahman Smith Larsen García Novak Mensah Karimi Kowalski Murphy Fernández Abdullah Lindqvist Sato Rossi Hassan Schneider Khan Lefèvre Wong Kelly Ivanova Patel Kim Torres Saar Farouk Jones Campbell Tremblay Singh Lopez Brown Nguyen Virtanen Costa".split(
    ' ',
  );

export const cities = [
  'Leeds',
  'Kuala Lumpur',
  'Dublin',
  'Toronto',
  'Tartu',
  'Tallinn',
  'Penang',
  'Perth',
  'Montréal',
  'Lyon',
  'Cork',
  'London',
  'Manchester',
  'Vancouver',
  'Singapore',
  'Sydney',
  'Paris',
  'Berlin',
  'Malmö',
  'São Paulo',
  'Tokyo',
  'New York',
  'Chicago',
  'Madrid',
  'Lisbon',
  'Dubai',
  'Auckland',
  'Galway',
  'Edinburgh',
  'Johor Bahru',
  'Calgary',
  'Zürich',
];

export const answers = [
  'Get a quote',
  'International move',
  'A whole home',
  '2 to 3 bedrooms',
  'All furniture and contents',
  'How long does it take by sea?',
  'We have a piano and two cats',
  'Can we leave things in storage for a month?',
];
