import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'ff588b41', text: 'Amérique du Sud' },
  currency: { of: 'b666e8cc', text: 'Réal brésilien (BRL)' },
  'visaRequirements.touristVisa': {
    of: '03d45e66',
    text: 'De nombreuses nationalités visitent le Brésil sans visa, généralement jusqu’à 90 jours, tandis que d’autres ont besoin d’un visa ou d’un visa électronique avant le voyage. La liste a changé ces dernières années : vérifiez auprès du consulat brésilien le plus proche ce qui s’applique à votre passeport. Un visa de visite ne permet pas de travailler.',
  },
  'visaRequirements.workVisa': {
    of: '561872e2',
    text: 'Pour un emploi au Brésil, il faut généralement une autorisation de résidence que l’employeur demande aux autorités de l’immigration, puis un visa de travail (VITEM V) délivré par le consulat brésilien. Il existe des voies distinctes pour les télétravailleurs, les investisseurs et les chercheurs ; demandez au consulat laquelle vous concerne.',
  },
  'visaRequirements.residencePermit': {
    of: 'dd3e02d4',
    text: 'Après votre arrivée au Brésil avec un visa temporaire, vous vous enregistrez auprès de la Police fédérale (Polícia Federal), normalement dans les 90 jours, et recevez la carte de migration CRNM. Prenez rendez-vous tôt, car les créneaux se remplissent dans les grandes villes. Il vous faudra aussi un numéro de contribuable CPF pour presque tout.',
  },
  'visaRequirements.familyReunification': {
    of: 'e4d60d63',
    text: 'Les conjoints, les partenaires, les enfants et certains autres proches d’un Brésilien ou d’un étranger résident peuvent généralement demander la résidence au Brésil au titre du regroupement familial. Les documents établis à l’étranger doivent normalement être apostillés ou légalisés et traduits par un traducteur assermenté ; vérifiez la liste auprès de la Police fédérale ou du consulat.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'aa310f47',
    text: 'Les étrangers qui s’installent au Brésil, et les Brésiliens qui ont vécu à l’étranger plus d’un an, peuvent apporter en franchise de taxes leurs meubles, leurs articles ménagers et les outils de leur profession, neufs ou usagés. Des visites au Brésil de 45 jours au plus au cours des 12 mois précédents n’interrompent pas l’année passée à l’étranger. Les bagages envoyés séparément doivent être expédiés entre 3 mois avant et 6 mois après votre propre arrivée.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'da85ba35',
    text: 'Cigarettes électroniques et vapoteuses, généralement refusées.',
  },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'c79de65c',
    text: 'Pneus usagés et pièces automobiles d’occasion, généralement refusés.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'dd21ae55',
    text: 'Voitures d’occasion : elles ne peuvent pas entrer au Brésil avec un déménagement.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'c3e894dc',
    text: 'Cigarettes fabriquées au Brésil uniquement pour l’exportation.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8b302364',
    text: 'Armes et munitions : généralement seulement avec un permis de l’armée brésilienne.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd68cea11',
    text: 'Plantes, graines, viande et miel : généralement seulement avec une autorisation du ministère de l’Agriculture (Vigiagro).',
  },
  'customsRegulations.restrictedItems.2': {
    of: '105b8adf',
    text: 'Médicaments : généralement avec une ordonnance et dans les limites fixées par l’agence sanitaire ANVISA.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '1d3974e7',
    text: 'Produits remis à neuf : renseignez-vous auprès de la douane (Receita Federal) avant d’expédier.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '95e14b03',
    text: 'Déclaration d’importation simplifiée (DSI) dans le système Siscomex pour les bagages non accompagnés ; le Brésil est en train de passer à une nouvelle déclaration appelée DUIMP, demandez donc à votre déménageur laquelle s’applique.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'ce52974e',
    text: 'Déclaration électronique du voyageur (e-DBV) pour les biens que vous transportez vous-même et qui doivent être déclarés.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'ce6deca7',
    text: 'Passeport avec le visa pour le Brésil, généralement nécessaire avant que le fret maritime soit libéré.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'f5b107f7',
    text: 'Numéro de contribuable CPF, généralement nécessaire avant que le fret maritime soit libéré.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'aff382df',
    text: 'Inventaire signé des biens, avec les valeurs, en portugais si on le demande.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '8e7166f6',
    text: 'Pour les Brésiliens de retour, preuve de plus d’un an passé à l’étranger.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '64394472',
    text: 'La durée du dédouanement au Brésil est difficile à prévoir : les estimations approximatives vont de 15 à 30 jours ouvrables, et plus à Santos ou à Rio de Janeiro ou pendant une grève. N’y voyez qu’un ordre de grandeur, demandez à votre déménageur ce qui se pratique actuellement dans votre port, et gardez hors du conteneur ce dont vous aurez besoin les deux premiers mois.',
  },
  'petImport.vaccinations.0': {
    of: 'af5e643c',
    text: 'Vaccination antirabique des chiens et chats de plus de 90 jours ; une première vaccination doit généralement dater d’au moins 21 jours le jour du voyage.',
  },
  'petImport.vaccinations.1': {
    of: '693064c9',
    text: 'Traitement contre les parasites internes et externes, généralement dans les 15 jours avant le voyage.',
  },
  'petImport.quarantine': {
    of: 'ca9ac35a',
    text: 'Le Brésil n’impose généralement pas de quarantaine et ne demande pas de titrage des anticorps antirabiques pour les chiens et chats dont les papiers sont en règle. L’autorité à la frontière est Vigiagro, du ministère de l’Agriculture ; vérifiez auprès d’elle les règles en vigueur avant de réserver.',
  },
  'petImport.healthCertificate': {
    of: 'de95eccc',
    text: 'Pour le Brésil, un chien ou un chat a généralement besoin d’un certificat vétérinaire international (CVI ou CZI), délivré ou visé par l’autorité vétérinaire du pays d’origine dans les 10 jours avant le voyage. Une puce électronique est recommandée, et nécessaire si vous souhaitez plus tard un passeport brésilien pour animal. Faites confirmer le formulaire par le ministère brésilien de l’Agriculture.',
  },
  'vehicleImport.regulations': {
    of: '54d5cd8b',
    text: 'Les voitures d’occasion ne peuvent pas être importées au Brésil, pas même par un nouveau résident avec son mobilier. D’après les sources disponibles, seules les voitures neuves et les voitures de collection de plus de 30 ans sont admises ; renseignez-vous auprès de la Receita Federal avant de faire des projets.',
  },
  'vehicleImport.duties': {
    of: 'ae16e9c0',
    text: 'Une voiture neuve ou de collection amenée au Brésil est normalement soumise à des droits d’importation et à plusieurs taxes fédérales et d’État, qui peuvent représenter ensemble une grande partie de sa valeur. Demandez un calcul à un courtier en douane brésilien avant de vous engager.',
  },
  'vehicleImport.documentation.0': {
    of: 'b53f850b',
    text: 'Licence d’importation et déclaration en douane, normalement par un courtier en douane agréé.',
  },
  'vehicleImport.documentation.1': { of: '7a8adb03', text: 'Facture d’achat et titre de propriété à votre nom.' },
  'vehicleImport.documentation.2': {
    of: 'e254e46c',
    text: 'Pour une voiture de collection, preuve de son âge et de son état d’origine.',
  },
  'vehicleImport.documentation.3': { of: 'e5ffa71d', text: 'Numéro de contribuable CPF.' },
  'vehicleImport.restrictions': {
    of: '85c8ff70',
    text: 'Pour presque tous ceux qui s’installent au Brésil, la voiture ne suit pas : vendez-la avant le déménagement et achetez sur place. Au Brésil, on roule à droite.',
  },
  'healthcare.system': {
    of: '08c26fda',
    text: 'Le système public de santé du Brésil, le SUS, soigne tout le monde, résidents étrangers compris, sans rien faire payer au moment des soins. L’attente peut être longue, si bien que beaucoup de gens recourent aussi à des médecins et hôpitaux privés.',
  },
  'healthcare.insurance': {
    of: 'b046dea1',
    text: 'Les assurances maladie privées sont courantes au Brésil et font souvent partie d’une offre d’emploi. Renseignez-vous sur les délais de carence pour les maladies déjà existantes, et gardez une couverture de voyage ou internationale jusqu’à ce que votre contrat commence.',
  },
  'healthcare.emergencyNumber': { of: 'd1ce8c74', text: '192 (ambulance), 190 (police), 193 (pompiers)' },
  'education.schoolSystem': {
    of: 'ca979f3e',
    text: 'Au Brésil, l’école est obligatoire d’environ 4 à 17 ans et comprend le préscolaire, l’ensino fundamental et l’ensino médio ; l’année scolaire dure généralement d’environ février à décembre. Les écoles publiques sont gratuites, et beaucoup de familles choisissent le privé.',
  },
  'education.languageOfInstruction': {
    of: 'e7001981',
    text: 'Les écoles du Brésil enseignent en portugais ; les écoles bilingues et internationales se trouvent surtout dans les grandes villes.',
  },
  'utilities.electricity': {
    of: '80da2a4c',
    text: 'Au Brésil, la tension varie selon la ville : 127 V à São Paulo et Rio de Janeiro, par exemple, et 220 V à Brasilia, dans le Nordeste et dans l’État de Santa Catarina, toujours à 60 Hz. Les prises sont de type C et N. Demandez quelle est la tension à votre nouvelle adresse avant d’emballer le moindre appareil.',
  },
  'utilities.internet': {
    of: 'abfc7239',
    text: 'La fibre est largement proposée dans les villes brésiliennes, par des fournisseurs nationaux et locaux. Un contrat demande normalement votre numéro CPF.',
  },
  'utilities.banking': {
    of: '426ab953',
    text: 'Pour ouvrir un compte au Brésil, il faut généralement un CPF, un justificatif de domicile et votre carte de migration ou son récépissé ; certaines banques numériques sont plus rapides. Le paiement instantané par Pix s’utilise presque partout.',
  },
  'culturalTips.0': {
    of: '9b23b7bd',
    text: 'Obtenez tôt votre numéro CPF : au Brésil, les magasins, les opérateurs de téléphonie, les bailleurs et même les services de livraison le demandent.',
  },
  'culturalTips.1': {
    of: 'd235cd7c',
    text: 'Les salutations sont chaleureuses, souvent une poignée de main, une accolade ou une bise selon la région ; suivez l’exemple de votre interlocuteur.',
  },
  'culturalTips.2': {
    of: 'f12cd2e1',
    text: 'Un peu de portugais aide beaucoup, car l’anglais est peu parlé en dehors des affaires et du tourisme.',
  },
  'culturalTips.3': {
    of: '926bddfa',
    text: 'Les invitations privées commencent souvent plus tard que l’heure dite, alors qu’il vaut mieux arriver à l’heure aux réunions de travail.',
  },
  'culturalTips.4': {
    of: '3f2789c1',
    text: 'Demandez à vos voisins et collègues dans quels quartiers on se sent à l’aise la nuit, comme dans toute grande ville.',
  },
  'importantContacts.emergencyServices': {
    of: '454fa10a',
    text: 'Au Brésil, composez le 190 pour la police, le 192 pour une ambulance (SAMU) et le 193 pour les pompiers.',
  },
  'importantContacts.taxOffice': {
    of: '8cdf1c9b',
    text: 'La Receita Federal gère les impôts, la douane et le numéro CPF : gov.br/receitafederal.',
  },
  'sources.0.title': {
    of: '959b6c8e',
    text: 'Ministère brésilien des Affaires étrangères (ambassade à Doha) : s’installer au Brésil',
  },
  'sources.1.title': { of: '7cbb8759', text: 'Receita Federal : douane et impôts du Brésil' },
  'sources.2.title': { of: 'fec85456', text: 'Polícia Federal : migration et résidence au Brésil' },
  'sources.3.title': {
    of: '617e76eb',
    text: 'Ministère brésilien de l’Agriculture (Vigiagro) : voyager avec des animaux',
  },
  'sources.4.title': { of: '33e8f46a', text: 'Moveplus International : déménager au Brésil (secondary)' },
  'sources.5.title': { of: '5c568f93', text: 'UB Proteção : importer une voiture au Brésil (secondary)' },
  'sources.6.title': { of: 'b1ad12ae', text: 'Em Tempo : les papiers pour le voyage d’un animal (secondary)' },
  'sources.7.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.8.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
