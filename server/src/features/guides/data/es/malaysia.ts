import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Sudeste Asiático' },
  currency: { of: '7e873376', text: 'ringgit malasio (MYR)' },
  'visaRequirements.touristVisa': {
    of: '14df5f91',
    text: 'Los ciudadanos de muchos países pueden visitar Malasia sin visado para una estancia que se fija en la frontera, a menudo de hasta 90 días y más corta para algunos; otros solicitan antes un visado o un eVisa. La mayoría de los visitantes extranjeros rellena además por internet una tarjeta de llegada digital antes de aterrizar. La visita no permite trabajar; consulte qué se aplica a su pasaporte en el Departamento de Inmigración (imi.gov.my).',
  },
  'visaRequirements.workVisa': {
    of: '02ae17c9',
    text: 'Para trabajar en Malasia, el empleador solicita un Employment Pass, por lo general a través de la División de Servicios para Expatriados (esd.imi.gov.my), y usted se muda una vez aprobado. El pase tiene categorías según el salario y la duración del contrato, y los umbrales cambian, así que pregunte al empleador cuál le corresponde.',
  },
  'visaRequirements.residencePermit': {
    of: 'bc8bc0e7',
    text: 'Una estancia larga en Malasia se basa en un pase en el pasaporte: un Employment Pass, un pase de estudiante o de familiar a cargo, o el programa Malaysia My Second Home (MM2H). Las condiciones del MM2H han cambiado varias veces y muchas páginas sobre él están desfasadas, así que consulte las vigentes en el programa oficial o en el Departamento de Inmigración. La residencia permanente existe, pero se concede con cuentagotas.',
  },
  'visaRequirements.familyReunification': {
    of: '2082e27c',
    text: 'Los cónyuges y los hijos de los titulares de un Employment Pass en Malasia suelen poder obtener un Dependant Pass, y algunos padres y parejas no casadas un pase de visita social de larga duración, según la categoría del pase principal. El Dependant Pass no permite por sí mismo trabajar. El empleador normalmente hace la solicitud para la familia junto con la suya.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '33e76ad5',
    text: 'Quienes trasladan su residencia a Malasia, es decir, los extranjeros que van a trabajar o estudiar y los malasios que regresan, pueden llevar su menaje de casa usado libre de derechos si lo han poseído y usado al menos 3 meses y no se desprenden de él dentro de los 3 meses siguientes a la importación. Algunas guías de empresas de mudanzas piden 6 meses de uso, lo que es más estricto que el texto de la aduana; si sus cosas son más nuevas, consulte a la Real Aduana de Malasia antes de enviarlas.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'ffca1a5b',
    text: 'Drogas: Malasia las castiga con las penas más graves.',
  },
  'customsRegulations.prohibitedItems.1': { of: '0f657c13', text: 'Armas y réplicas de armas.' },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Pornografía.' },
  'customsRegulations.prohibitedItems.3': { of: '50896a90', text: 'Mercancías y moneda de Israel.' },
  'customsRegulations.prohibitedItems.4': {
    of: '89747ea7',
    text: 'Ropa, adornos y otros objetos que lleven texto del Corán.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'b7524bf8',
    text: 'Aparatos eléctricos: pueden necesitar un permiso de la Comisión de Energía (Suruhanjaya Tenaga), así que pregunte a la empresa de mudanzas cuáles de los suyos lo requieren.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '2c7d5247',
    text: 'Equipos de radio y de transmisión no homologados en Malasia: no los lleve o pida antes la homologación.',
  },
  'customsRegulations.restrictedItems.2': { of: '61a5f038', text: 'Carne de cerdo y otras carnes: solo con permiso.' },
  'customsRegulations.restrictedItems.3': {
    of: 'd5905547',
    text: 'Cajas y palés de madera: la madera tiene que estar tratada y marcada según la norma ISPM 15.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '8fb25af3',
    text: 'Motocicletas, automóviles, embarcaciones y caravanas: no se consideran menaje de casa y requieren sus propios trámites.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '6aa8578e',
    text: 'Alcohol y tabaco: suelen pagar impuestos, así que es más prudente no embalarlos.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'b75530cb',
    text: 'Formulario de aduana n.º 1 (K1), con el código arancelario 9800.00.400 para efectos personales usados o 9800.00.500 para menaje de casa usado.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '0d1b4105',
    text: 'Pasaporte con la página de su entrada en Malasia.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '3eb6c5a7',
    text: 'Pase de trabajo, de estudiante, de familiar a cargo u otro pase de residencia, o la carta que lo aprueba.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '504ab2c8',
    text: 'Lista del contenido de cada caja, con valores y sin artículos nuevos ni comerciales.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6d3e09ab',
    text: 'Permiso para los aparatos eléctricos, cuando haga falta.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Conocimiento de embarque o guía aérea, que facilita la empresa de mudanzas.',
  },
  'customsRegulations.documentationRequired.6': {
    of: 'e5b592f8',
    text: 'Carta del empleador, que los agentes de aduanas piden a menudo.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '55be9989',
    text: 'El despacho en Malasia suele tardar unos 5 a 10 días hábiles, y algunas empresas de mudanzas hablan de una o dos semanas solo para los documentos. Normalmente el propietario tiene que haber llegado antes y tener el pase de trabajo o de residencia, así que calcule el envío para que llegue al puerto después que usted.',
  },
  'petImport.vaccinations.0': {
    of: 'ee39bc2a',
    text: 'Microchip según la norma ISO, mejor antes de la vacuna contra la rabia.',
  },
  'petImport.vaccinations.1': {
    of: 'beaf1d12',
    text: 'Vacuna contra la rabia entre 30 días y 12 meses antes de la entrada, según informan otras guías.',
  },
  'petImport.vaccinations.2': {
    of: '7b359525',
    text: 'Por lo general no se pide una titulación de anticuerpos contra la rabia; confírmelo para su país con el servicio de cuarentena de Malasia.',
  },
  'petImport.vaccinations.3': {
    of: '2c64e1c5',
    text: 'Las vacunas básicas habituales para perros y gatos, según figuren en el permiso de importación.',
  },
  'petImport.quarantine': {
    of: '3b48210e',
    text: 'Los perros y gatos suelen pasar al menos 7 días en cuarentena al llegar a Malasia. Las fuentes mencionan como exentos al Reino Unido, Irlanda, Irlanda del Norte, Australia, Nueva Zelanda, Japón, Brunéi y Singapur, pero las listas difieren, así que confirme su caso con el departamento veterinario (dvs.gov.my) antes de reservar. Algunas razas, como los tipos pit bull y Staffordshire, no pueden entrar.',
  },
  'petImport.healthCertificate': {
    of: 'd72f5d46',
    text: 'Una mascota necesita para Malasia un permiso de importación de los servicios veterinarios y de cuarentena (DVS o MAQIS), que suele valer 30 días, y un certificado zoosanitario hecho por un veterinario dentro de los 7 días anteriores al viaje. Calcule la solicitud para que el permiso siga vigente el día de la llegada.',
  },
  'vehicleImport.regulations': {
    of: 'b8200cbe',
    text: 'Un automóvil particular necesita un Approved Permit (AP) del ministerio de comercio MITI, solicitado con el formulario JK69, antes de enviarlo a Malasia. La norma está pensada sobre todo para los malasios que regresan: más de 1 año en el extranjero y un automóvil en propiedad durante al menos 9 meses, según informan otras guías. Los extranjeros deberían preguntar primero al MITI si cumplen los requisitos.',
  },
  'vehicleImport.duties': {
    of: 'ec273c9d',
    text: 'A los automóviles llevados a Malasia suelen aplicárseles derechos de importación, impuestos especiales y el impuesto sobre las ventas, que pueden ser elevados también con un Approved Permit. Según se informa, el automóvil libre de impuestos de las antiguas condiciones del MM2H ya no se ofrece a los nuevos solicitantes. Pida una valoración a la aduana antes de enviarlo.',
  },
  'vehicleImport.documentation.0': {
    of: '6d023645',
    text: 'Approved Permit (AP) del MITI, solicitado con el formulario JK69.',
  },
  'vehicleImport.documentation.1': {
    of: 'f7f256f4',
    text: 'Documento de matriculación en el extranjero a su nombre, que muestre desde cuándo tiene el automóvil.',
  },
  'vehicleImport.documentation.2': {
    of: '42aa0449',
    text: 'Pasaporte y prueba del tiempo que ha vivido en el extranjero.',
  },
  'vehicleImport.documentation.3': { of: '062f45d9', text: 'Factura de compra y documentos del seguro.' },
  'vehicleImport.documentation.4': { of: '1a88f9ec', text: 'Conocimiento de embarque del automóvil.' },
  'vehicleImport.restrictions': {
    of: 'a9bff38b',
    text: 'Llevar un automóvil a Malasia rara vez compensa para un extranjero: el permiso es difícil de conseguir, los impuestos son altos, y las fuentes, que no coinciden, mencionan un límite de antigüedad de aproximadamente 1 a 5 años. Se circula por la izquierda, así que el volante debería estar a la derecha. La mayoría de los recién llegados vende su automóvil y compra o alquila otro allí.',
  },
  'healthcare.system': {
    of: '00a89d84',
    text: 'Malasia tiene hospitales y clínicas públicos para todos, donde los extranjeros pagan una tarifa más alta que los ciudadanos, y muchos hospitales privados en las ciudades. Los recién llegados usan sobre todo los privados, donde se habla mucho inglés.',
  },
  'healthcare.insurance': {
    of: '3dd7a02e',
    text: 'En Malasia no hay un seguro público de salud general para extranjeros, así que contrate uno privado; los empleadores a menudo lo ofrecen, y algunos programas de larga estancia lo exigen.',
  },
  'healthcare.emergencyNumber': { of: '2bfd957c', text: '999 (112 desde teléfonos móviles)' },
  'education.schoolSystem': {
    of: 'b58b36e8',
    text: 'En Malasia la escuela va desde la primaria, que se empieza hacia los seis o siete años, hasta cinco años de secundaria. Las escuelas públicas están destinadas sobre todo a los ciudadanos, y los niños extranjeros suelen ir a escuelas privadas o internacionales. Pida el calendario a la escuela, pues varía según el sistema.',
  },
  'education.languageOfInstruction': {
    of: 'd81c3d8a',
    text: 'En las escuelas nacionales de Malasia se enseña en malayo, con el inglés como segunda lengua, y en algunas escuelas primarias en chino o tamil. Las escuelas internacionales enseñan sobre todo en inglés.',
  },
  'utilities.electricity': {
    of: 'd19a7f3a',
    text: 'En Malasia la corriente es de 230 V a 50 Hz, con enchufes de tipo G, el británico; también se encuentran los tipos C y M, y a menudo se sigue hablando de 240 V. Los aparatos británicos sirven tal cual, mientras que los fabricados para 110 a 120 V necesitan un transformador.',
  },
  'utilities.internet': {
    of: '44d6a419',
    text: 'La fibra es corriente en las ciudades malasias, donde los edificios de apartamentos suelen tener uno o dos proveedores para elegir. Los datos móviles de prepago son baratos y solo requieren el pasaporte, lo que permite cubrir las primeras semanas.',
  },
  'utilities.banking': {
    of: 'f01b1292',
    text: 'Para abrir una cuenta en Malasia, el banco suele pedir el pasaporte, el pase o la carta que lo aprueba y una carta del empleador o de la escuela. Las normas varían entre bancos e incluso entre sucursales, así que vaya en persona con todos los documentos.',
  },
  'culturalTips.0': {
    of: 'be0779dc',
    text: 'En Malasia, quítese los zapatos antes de entrar en una casa, una mezquita o un templo.',
  },
  'culturalTips.1': {
    of: 'd5b17da5',
    text: 'Use la mano derecha para dar, recibir, comer y saludar, y deje que una persona del otro sexo ofrezca primero la mano.',
  },
  'culturalTips.2': {
    of: '9d076519',
    text: 'Cuando tenga invitados, pregunte por la comida: en Malasia muchas personas comen halal, y otras, comida vegetariana o sin carne de res.',
  },
  'culturalTips.3': {
    of: '78a66239',
    text: 'Los días festivos corresponden a varias religiones y varían entre los estados de Malasia, así que consulte el calendario de su estado antes de programar entregas.',
  },
  'culturalTips.4': {
    of: '4e872d51',
    text: 'Hable de la religión y de las familias reales con respeto, también en internet; la ley de Malasia protege a ambas.',
  },
  'importantContacts.emergencyServices': {
    of: 'c09c7afd',
    text: 'En Malasia, marque el 999 para la policía, una ambulancia o los bomberos; el 112 funciona desde teléfonos móviles.',
  },
  'importantContacts.taxOffice': {
    of: 'a723dff9',
    text: 'La Junta de Hacienda de Malasia (LHDN, Hasil) se ocupa de los impuestos en Malasia: hasil.gov.my.',
  },
  'sources.0.title': { of: '08cd318b', text: 'Real Aduana de Malasia: menaje de casa y efectos personales' },
  'sources.1.title': { of: '32ad35cd', text: 'Departamento de Inmigración de Malasia' },
  'sources.2.title': { of: 'c791a888', text: 'División de Servicios para Expatriados de Malasia' },
  'sources.3.title': { of: 'a20e6675', text: 'Departamento de Servicios Veterinarios de Malasia' },
  'sources.4.title': { of: '80dbd326', text: 'Ministerio de Inversión, Comercio e Industria de Malasia (MITI)' },
  'sources.5.title': { of: '1ee04f23', text: 'Junta de Hacienda de Malasia' },
  'sources.6.title': { of: '5c701a2a', text: 'MM2H.com: importar pertenencias personales (secondary)' },
  'sources.7.title': { of: '85624968', text: 'World Baggage Network: normas aduaneras de Malasia (secondary)' },
  'sources.8.title': { of: '10aea3e9', text: 'Expat.com: viajar a Malasia con una mascota (secondary)' },
  'sources.9.title': { of: '4f1d8b10', text: 'Enviar un automóvil de vuelta a Malasia (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
