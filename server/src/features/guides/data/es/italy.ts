import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Europa del Sur' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '6d723251',
    text: 'Italia forma parte del espacio Schengen: los ciudadanos de muchos países pueden visitarla sin visado hasta 90 días en cualquier periodo de 180 días, contando todo el espacio; otros necesitan antes un visado Schengen. Los ciudadanos de la UE no necesitan visado de ningún tipo. El sitio oficial vistoperitalia.esteri.it le indica qué hace falta con su pasaporte.',
  },
  'visaRequirements.workVisa': {
    of: 'd8a5b914',
    text: 'Los ciudadanos de la UE pueden trabajar libremente en Italia. Los demás suelen necesitar una autorización de trabajo (nulla osta), que el empleador solicita dentro de cupos anuales (decreto flussi), y después un visado de trabajo; el personal altamente cualificado (Tarjeta Azul UE) y quienes trabajan a distancia tienen vías fuera de los cupos. Consulte al consulado de Italia.',
  },
  'visaRequirements.residencePermit': {
    of: '84618927',
    text: 'Los ciudadanos de fuera de la UE solicitan el permiso de residencia (permesso di soggiorno) dentro de los 8 días hábiles siguientes a su llegada a Italia, por lo general a través de una oficina de correos y después de la policía (Questura). La residencia se inscribe luego en el ayuntamiento (Comune). Los ciudadanos de la UE solo se inscriben en el Comune para estancias de más de tres meses.',
  },
  'visaRequirements.familyReunification': {
    of: '94d3211b',
    text: 'El cónyuge, los hijos menores y algunos padres a cargo de un residente legal pueden por lo general reunirse con él en Italia, si los ingresos y la vivienda son suficientes; el residente pide primero la autorización. Los certificados del extranjero tienen que apostillarse o legalizarse y traducirse; consulte al consulado de Italia.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'db73dda6',
    text: 'El menaje de casa entra en Italia libre de derechos y de IVA si ha vivido fuera de la UE al menos 12 meses sin interrupción y lo ha poseído y usado al menos 6 meses antes de partir. Debe llegar dentro de los 12 meses siguientes a su instalación (los consulados cuentan desde el último día declarado de residencia en el extranjero) y no venderse, prestarse ni alquilarse durante 12 meses sin avisar a la aduana. Una mudanza desde otro país de la UE no requiere ningún trámite aduanero.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'fd59de73',
    text: 'Artículos falsificados: en Italia también se multa a quien los compra.',
  },
  'customsRegulations.prohibitedItems.1': { of: '2bbfa747', text: 'Carne y productos lácteos de fuera de la UE.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'fbc82c64',
    text: 'Animales y plantas protegidos, y objetos hechos con ellos, sin documentos CITES.',
  },
  'customsRegulations.prohibitedItems.3': { of: '2716d831', text: 'Drogas.' },
  'customsRegulations.restrictedItems.0': {
    of: 'e24a8758',
    text: 'Armas de fuego, municiones y armas blancas: por lo general, solo con un permiso de importación obtenido de antemano.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '06ed163d',
    text: 'Alcohol y tabaco: quedan fuera de la franquicia, así que pagan impuestos.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '1cc58464',
    text: 'Medicamentos: por lo general con límites, así que lleve cantidades personales con la receta.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '37d0d68d',
    text: 'Antigüedades y obras de arte: pueden necesitar una declaración, así que anótelas en una lista aparte.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '321e999a',
    text: 'Vehículos comerciales y equipo profesional: quedan fuera de la franquicia, salvo los instrumentos portátiles de su oficio.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '5d277198',
    text: 'Pasaporte con visado de entrada y permiso de residencia (permesso di soggiorno), que suele pedirse a los extranjeros.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '0a40e21c',
    text: 'Certificado de residencia del Comune o, por lo general, una autocertificación.',
  },
  'customsRegulations.documentationRequired.2': { of: 'c9b0a65f', text: 'Código fiscal italiano (codice fiscale).' },
  'customsRegulations.documentationRequired.3': {
    of: '355c45c3',
    text: 'Inventario; para los italianos que regresan, en cuatro ejemplares firmados.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '70691c04',
    text: 'Para los italianos que regresan, el certificado de repatriación del consulado o, en algunos consulados, una autocertificación según el DPR 445/2000: pregunte en el suyo cuál quiere.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '0c228134',
    text: 'Prueba de haber vivido al menos 12 meses fuera de la UE.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'f553a746',
    text: 'El despacho del menaje de casa en Italia suele tardar de 5 a 10 días hábiles una vez que la documentación está completa. Los extranjeros suelen tener un año desde la fecha de residencia para importar, pero el certificado de residencia lleva tiempo, así que empiece a tramitarlo en cuanto llegue.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'Primero el microchip: debe estar colocado antes de la vacuna contra la rabia o implantarse en la misma visita.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vacuna contra la rabia para perros, gatos y hurones a las 12 semanas de edad o más tarde.',
  },
  'petImport.vaccinations.2': {
    of: '022a21ee',
    text: 'Espera de 21 días desde la primera vacuna contra la rabia antes de viajar a Italia.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Análisis de sangre de anticuerpos contra la rabia si viene de un país que la UE no incluye entre los de bajo riesgo: la muestra suele tomarse al menos 30 días después de la vacuna, con 3 meses de espera antes del viaje.',
  },
  'petImport.quarantine': {
    of: '0f784731',
    text: 'Las mascotas que cumplen las normas de la UE no pasan cuarentena en Italia. Un animal que no las cumpla puede ser devuelto, aislado o, como último recurso, sacrificado. Si en su caso hace falta el análisis de sangre, empiece al menos cinco meses antes de la mudanza.',
  },
  'petImport.healthCertificate': {
    of: '708ab1e4',
    text: 'Desde fuera de la UE, un perro, un gato o un hurón suele necesitar un certificado zoosanitario de la UE para entrar en Italia; desde dentro de la UE sirve el pasaporte para mascotas. Según informan otras guías, desde el 22 de abril de 2026 rigen nuevas normas de la UE, con nuevos modelos de certificado desde el 1 de octubre de 2026 y un máximo de cinco mascotas por vehículo, así que pida al veterinario el modelo vigente y consulte al Ministerio de Sanidad italiano (salute.gov.it).',
  },
  'vehicleImport.regulations': {
    of: '3f54b467',
    text: 'Un automóvil particular se considera un bien personal, de modo que quien llega de fuera de la UE puede llevarlo a Italia libre de derechos con el menaje de casa: 12 meses de vida en el extranjero, 6 meses de propiedad y uso, y sin venderlo durante 12 meses. Después, por lo general, hay que nacionalizarlo y matricularlo en la Motorizzazione.',
  },
  'vehicleImport.duties': {
    of: '63c9baac',
    text: 'Con la franquicia por traslado de residencia no se pagan derechos ni IVA por el automóvil en Italia; sin ella, cuente normalmente con un 10 % de derechos y un 22 % de IVA. A eso se suman un impuesto provincial de matriculación y el impuesto anual de circulación (bollo); consulte a la agencia de aduanas (adm.gov.it).',
  },
  'vehicleImport.documentation.0': {
    of: '41f7d54a',
    text: 'Documento de matriculación extranjero y prueba de propiedad durante al menos 6 meses.',
  },
  'vehicleImport.documentation.1': {
    of: '9d176fae',
    text: 'Justificante del despacho de aduana para la matriculación.',
  },
  'vehicleImport.documentation.2': {
    of: '9d3f8fc6',
    text: 'Certificado de conformidad o ficha técnica del fabricante.',
  },
  'vehicleImport.documentation.3': { of: 'c35dd57b', text: 'Codice fiscale y certificado de residencia.' },
  'vehicleImport.documentation.4': {
    of: '1a2b8dc8',
    text: 'Traducciones de los documentos extranjeros cuando se pidan.',
  },
  'vehicleImport.restrictions': {
    of: 'e372c6f1',
    text: 'Llevar un automóvil a Italia puede compensar si lo cubre la franquicia y cumple las normas de la UE; los fabricados para otros mercados pueden necesitar cambios costosos. Por lo general, los residentes no pueden seguir circulando mucho tiempo con matrícula extranjera, así que prepare pronto la matriculación. Se circula por la derecha, y muchos cascos antiguos tienen zonas de acceso restringido (ZTL).',
  },
  'healthcare.system': {
    of: '912575c4',
    text: 'El servicio nacional de salud de Italia (SSN) lo gestionan las regiones y cubre los médicos de familia y los hospitales, con pequeños pagos por algunos servicios. Inscríbase en la oficina sanitaria local (ASL) y elija un médico de familia.',
  },
  'healthcare.insurance': {
    of: 'c39ec7ff',
    text: 'Los empleados y muchos residentes de Italia están inscritos en el SSN por derecho; los demás suelen poder afiliarse con una contribución anual o deben tener un seguro privado. Los visados exigen a menudo una cobertura privada hasta que se haga la inscripción.',
  },
  'healthcare.emergencyNumber': { of: '4efbdc4f', text: '112 (también 113 policía, 118 ambulancia, 115 bomberos)' },
  'education.schoolSystem': {
    of: '8dfad895',
    text: 'En Italia la escolaridad es obligatoria desde los 6 hasta los 16 años: cinco años de scuola primaria, tres de scuola secondaria di primo grado y después liceo, escuela técnica o profesional. Las escuelas públicas son gratuitas; el curso va de septiembre a junio.',
  },
  'education.languageOfInstruction': {
    of: '853356fc',
    text: 'En las escuelas de Italia se enseña en italiano, además de en alemán, francés o esloveno en algunas regiones fronterizas. Las escuelas internacionales se encuentran en las ciudades más grandes.',
  },
  'utilities.electricity': {
    of: 'ea89df50',
    text: 'En Italia la corriente es de 230 V a 50 Hz, con enchufes de los tipos C, F y L, a menudo mezclados en una misma vivienda, así que los adaptadores ayudan. Muchas viviendas tienen contratados unos 3 kW, de modo que varios aparatos potentes a la vez pueden hacer saltar el interruptor.',
  },
  'utilities.internet': {
    of: '3df41939',
    text: 'La fibra es corriente en las ciudades italianas, y en el campo la conexión es más lenta. La activación puede tardar semanas y requiere un codice fiscale.',
  },
  'utilities.banking': {
    of: '3fa822f6',
    text: 'Para abrir una cuenta bancaria en Italia suelen hacer falta un pasaporte, el codice fiscale y un permiso de residencia o su resguardo; los no residentes pueden abrir una cuenta limitada. Se necesita un IBAN para el alquiler y los suministros.',
  },
  'culturalTips.0': {
    of: '257acd4c',
    text: 'Obtenga primero el codice fiscale, en un consulado o en la oficina tributaria: de él dependen los contratos de alquiler, los teléfonos y las cuentas bancarias.',
  },
  'culturalTips.1': {
    of: '206a7533',
    text: 'Salude con buongiorno o buonasera al entrar en una tienda y use el formal Lei hasta que le inviten a usar tu.',
  },
  'culturalTips.2': {
    of: '0e3e81f6',
    text: 'Muchas tiendas cierran unas horas después del almuerzo, y agosto es época de vacaciones, así que haga los trámites oficiales por la mañana.',
  },
  'culturalTips.3': {
    of: '3d15a533',
    text: 'Compre y valide antes de viajar los billetes (boletos) de papel de autobús y tren donde haya una máquina validadora.',
  },
  'culturalTips.4': {
    of: 'f0fb0d9d',
    text: 'Las comidas son un acto social y sin prisas; el café con leche es sobre todo una bebida de la mañana.',
  },
  'importantContacts.emergencyServices': {
    of: '4e9adafe',
    text: 'En Italia, marque el 112 para cualquier emergencia; también funcionan el 113 (policía), el 118 (ambulancia) y el 115 (bomberos).',
  },
  'importantContacts.taxOffice': {
    of: '917c1cf3',
    text: 'La Agenzia delle Entrate se ocupa de los impuestos y del codice fiscale: agenziaentrate.gov.it.',
  },
  'sources.0.title': {
    of: '85931478',
    text: 'Consulado de Italia en Osaka: franquicia aduanera para residentes que regresan',
  },
  'sources.1.title': { of: 'f818c749', text: 'Embajada de Italia en Brasilia: menaje de casa y franquicia aduanera' },
  'sources.2.title': { of: '8624b5df', text: 'Agencia de Aduanas y Monopolios de Italia' },
  'sources.3.title': { of: 'f0f4fede', text: 'Reglamento (CE) 1186/2009: franquicia por traslado de residencia' },
  'sources.4.title': { of: '6b8cd006', text: "Visto per l'Italia: el sitio oficial de visados" },
  'sources.5.title': { of: '955cb801', text: 'Policía italiana: permisos de residencia' },
  'sources.6.title': { of: 'c1c4d4b2', text: 'Comisión Europea: desplazamiento de mascotas dentro de la Unión' },
  'sources.7.title': { of: '60400e6e', text: 'Ministerio de Sanidad de Italia' },
  'sources.8.title': { of: 'c7efcf38', text: 'Agencia tributaria de Italia' },
  'sources.9.title': { of: 'f83b178b', text: 'International Movers Network: normas aduaneras de Italia (secondary)' },
  'sources.10.title': { of: '57761936', text: 'Politis: nuevas normas de la UE para las mascotas (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
